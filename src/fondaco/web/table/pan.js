/** A map bigger than the screen: drag to pan, pinch or wheel to zoom. A tap still is a tap. */

const MOST = 4;
const watched = new WeakSet();

/** @param {Element} board whose first child is moved by transform */
export function pan(board) {
  const sheet = board?.firstElementChild;
  if (!sheet || watched.has(board)) return;
  watched.add(board);
  const fingers = new Map();
  let [x, y, scale] = [0, 0, 1];
  const put = () => {
    const room = (size) => Math.max(0, size * (scale - 1));
    x = Math.min(0, Math.max(-room(board.clientWidth), x));
    y = Math.min(0, Math.max(-room(board.clientHeight), y));
    const moved = board.firstElementChild;
    moved.style.transformOrigin = "0 0";
    moved.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const zoom = (at, factor) => {
    const next = Math.min(MOST, Math.max(1, scale * factor));
    const box = board.getBoundingClientRect();
    const [cx, cy] = [at.x - box.left, at.y - box.top];
    x = cx - ((cx - x) * next) / scale;
    y = cy - ((cy - y) * next) / scale;
    scale = next;
    put();
  };
  board.style.touchAction = "pan-y";
  board.addEventListener("pointerdown", (event) => fingers.set(event.pointerId, { x: event.clientX, y: event.clientY }));
  board.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const span = (one) => Math.hypot(one.x - other.x, one.y - other.y);
      zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, span(now) / Math.max(1, span(was)));
    } else if (scale > 1) {
      x += now.x - was.x;
      y += now.y - was.y;
      put();
    }
    board.style.touchAction = scale > 1 || fingers.size > 1 ? "none" : "pan-y";
    fingers.set(event.pointerId, now);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) board.addEventListener(end, (event) => fingers.delete(event.pointerId));
  board.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom({ x: event.clientX, y: event.clientY }, Math.exp(-event.deltaY / 200));
  }, { passive: false });
  board.addEventListener("dblclick", (event) => zoom({ x: event.clientX, y: event.clientY }, scale > 1 ? 1 / MOST : 2));
}
