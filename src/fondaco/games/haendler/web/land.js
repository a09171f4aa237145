/** Sea, rivers and hills behind the roads, drawn with a light hand; they mean nothing. */

import { svg } from "/web/vendor/lit-html/lit-html.js";

const WIDE = {
  sea: "M0 0H650C600 10 560 8 520 22 470 36 440 12 400 22 330 40 300 66 240 74 190 82 150 70 120 90 80 112 40 120 0 150zM0 398V368C60 362 120 378 190 372 230 366 300 382 360 384 400 386 440 398 470 398z",
  rivers: ["M452 0C440 50 470 90 430 140 420 176 470 220 452 270", "M600 250C660 270 720 250 770 262 840 276 900 262 960 290"],
  hills: [[640, 140], [668, 130], [700, 144], [620, 168], [118, 204], [92, 212], [600, 232]],
};
const TALL = {
  sea: "M0 0H374V6C300 30 280 4 250 20 200 40 180 10 120 30 60 40 40 70 0 90zM0 528V440C40 430 50 470 70 500 80 512 90 520 100 528z",
  rivers: ["M176 60C170 120 200 150 170 190 160 230 200 270 180 320", "M236 300C270 320 300 300 330 316 350 324 360 320 374 326"],
  hills: [[262, 262], [284, 254], [244, 270], [250, 430], [232, 440], [26, 250]],
};

const HILL = "M-13 7C-9-3-4-8 0-8S9-3 13 7";

export function land({ narrow, width, height }) {
  const { sea, rivers, hills } = narrow ? TALL : WIDE;
  return svg`<g class="land" aria-hidden="true"><rect class="earth" width=${width} height=${height}></rect><path class="sea" d=${sea}></path>
    ${rivers.map((river) => svg`<path class="river" d=${river}></path>`)}
    ${hills.map(([x, y]) => svg`<path class="hill" transform="translate(${x} ${y})" d=${HILL}></path>`)}</g>`;
}
