"""The arena on a Ray cluster of two nodes on this machine."""

from __future__ import annotations

from typing import Any

from ray import cluster_utils

from fondaco.arena.contest import Results, Score, duel
from fondaco.arena.work import Task, run_here, run_on_ray


def test_a_cluster_of_two_nodes_finds_the_same_score_as_this_machine() -> None:
    cluster: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        tasks = [Task("medici", *seating, {}, False) for seating in duel("greedy", "random", 3, 12, 1)]
        there = Results().play(tasks, run_on_ray(cluster.address), lambda done: None)
        here = Results().play(tasks, run_here(1), lambda done: None)
    finally:
        cluster.shutdown()
    assert Score("greedy", "random", 3, there).to_json() == Score("greedy", "random", 3, here).to_json()
