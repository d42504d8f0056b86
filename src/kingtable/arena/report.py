"""A tournament as one HTML page that needs nothing else: ratings, shares, tests, with plots."""

from __future__ import annotations

from collections import defaultdict
from html import escape

from kingtable.arena.intervals import half_width, written
from kingtable.arena.plots import Span, curves, shares, spans
from kingtable.arena.ratings import Rating
from kingtable.arena.sprt import Sprt
from kingtable.arena.tournament import Results
from kingtable.engine.languages import in_digits, right_to_left
from kingtable.engine.text import say

STYLE = """
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: #fffdf7; color: #2b2420 }
body { font: 16px/1.5 sans-serif }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .3rem .8rem; border-bottom: 1px solid #cbbfa6 }
td + td, th + th { text-align: end; font-variant-numeric: tabular-nums } svg { max-width: 100%; height: auto }
figure { margin: 1.5rem 0; direction: ltr } code { background: #f3ead5; padding: .1rem .3rem }
"""


def page(title: str, body: list[str], language: str) -> str:
    """A whole page of HTML."""
    direction = "rtl" if right_to_left(language) else "ltr"
    return (
        f'<!doctype html>\n<html lang="{language}" dir="{direction}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1>\n{chr(10).join(body)}\n</body></html>\n"
    )


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of HTML; what stands in it is text."""
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    return f"<table><thead><tr>{heads}</tr></thead><tbody><tr>{'</tr><tr>'.join(lines)}</tr></tbody></table>"


def figure(svg: str) -> str:
    """A plot in the page."""
    return f"<figure>{svg}</figure>"


def report(results: Results, found: list[Rating], language: str) -> str:
    """The page of a tournament."""
    tournament = results.tournament

    def percent(share: float) -> str:
        return in_digits(f"{100 * share:.0f} %", language)

    best = sorted(found, key=lambda rating: -rating.elo)
    options = ", ".join(f"{name}={value}" for name, value in tournament.options.items())
    about = say("tournament-about", language, games=results.games, seed=tournament.seed)
    body = [
        f"<p>{escape(about)}<br><code>{escape(f'{tournament.game} {options}')}</code></p>",
        figure(rating_picture(best, language)),
        rating_table(best, language),
        figure(shares(tournament.bots, against(results), say("tournament-shares", language), percent)),
    ]
    if results.tests:
        body += [figure(_tests(results, language)), _table_of_tests(results, language)]
    return page(say("tournament-title", language), body, language)


def rating_picture(found: list[Rating], language: str) -> str:
    """The ratings with their intervals as SVG."""
    rows = [Span(rating.bot, rating.elo, rating.low, rating.high) for rating in found]
    return spans(rows, say("tournament-ratings", language), lambda value: in_digits(f"{value:+.0f}", language))


def rating_table(found: list[Rating], language: str) -> str:
    """The ratings with both methods."""
    keys = ("match-bot", "tournament-elo", "tournament-interval", "tournament-second", "tournament-games")
    rows = [
        [
            rating.bot,
            in_digits(f"{rating.elo:+.0f}", language),
            in_digits(written(rating.low, rating.high), language),
            "" if rating.second is None else in_digits(f"{rating.second:+.0f}", language),
            in_digits(str(rating.games), language),
        ]
        for rating in found
    ]
    return table([say(key, language) for key in keys], rows)


def against(results: Results) -> dict[tuple[int, int], float]:
    """How often one bot was placed before another in their games, by their indices; level counts half."""
    won: dict[tuple[int, int], list[float]] = defaultdict(list)
    for result in results.found:
        lineup = results.tournament.lineups[result.lineup]
        for game in result.games:
            sat = [(lineup[place], rank) for place, rank in zip(game.seating, game.ranks, strict=True)]
            for one, rank in sat:
                for other, another in sat:
                    if one != other:
                        won[one, other].append((rank < another) + (rank == another) / 2)
    return {pair: sum(values) / len(values) for pair, values in won.items()}


def _tests(results: Results, language: str) -> str:
    """How the tests went, line-up by line-up."""
    bounds, series = results.tournament.bounds, {}
    assert bounds is not None
    for number in range(len(results.tests)):
        test, points = Sprt(bounds), [(0.0, 0.0)]
        for result in results.found:
            if result.lineup == number and test.verdict is None:
                test.add(result.share)
                points.append((float(test.n), max(-9.0, min(9.0, test.llr))))
        series[_versus(results, number)] = points
    title = say("tournament-tests", language)
    return curves(
        series,
        title,
        across=lambda n: in_digits(f"{n:.0f}", language),
        up=lambda llr: in_digits(f"{llr:+.1f}", language),
        levels=Sprt(bounds).limits,
    )


def _versus(results: Results, lineup: int) -> str:
    bots = [results.tournament.bots[bot] for bot in results.tournament.lineups[lineup]]
    return f"{bots[0]} – {bots[-1]}" if len(set(bots[1:])) == 1 else " – ".join(bots)


def _table_of_tests(results: Results, language: str) -> str:
    rows = []
    for number, test in enumerate(results.tests):
        values = [result.share for result in results.found if result.lineup == number]
        half = half_width(values, list(range(len(values)))) if values else 0.0
        share = in_digits(f"{100 * test.mean:.1f} ± {100 * half:.1f} %", language)
        verdict = say("sprt-verdict", language, verdict=test.verdict or "open")
        rows.append([_versus(results, number), in_digits(str(test.n), language), share, verdict])
    keys = ("tournament-lineup", "tournament-deals", "match-wins", "tournament-verdict")
    return table([say(key, language) for key in keys], rows)
