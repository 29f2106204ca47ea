/** Quiet and dark, with one accent; figures are large and do not shift. One look for each brand. */
export const DEMO_STYLE = `
:root { color-scheme: dark; --ground: #08201f; --panel: #0f2f2d; --line: #2f5a55; --text: #eef6f4; --soft: #a9c9c3;
  --accent: #f08a4f; --on-accent: #1c0d05; --quiet: #8cc7bb; --light: #f2e3c6; --dark: #0c3b38; --felt: #14504a;
  --good: #7ddca5; --bad: #ffb4a8; --corner: 8px; }
:root[data-look='meridian'] { --ground: #0a0e1f; --panel: #121a38; --line: #3a4a80; --text: #eef1fb; --soft: #aab6dc;
  --accent: #c8f03c; --on-accent: #10160a; --quiet: #8fa2e0; --light: #f3f6d8; --dark: #14204e; --felt: #1b2b6b;
  --corner: 2px; }
:root[data-look='vermilion'] { --ground: #24100c; --panel: #361914; --line: #7a3f33; --text: #fdf1ea; --soft: #dcb8aa;
  --accent: #f2c14e; --on-accent: #231704; --quiet: #f0a48e; --light: #fdeac6; --dark: #51110d; --felt: #7c241a;
  --corner: 16px; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, "PingFang SC",
  "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 760px; margin: 0 auto; padding: 16px 16px 40px; display: grid; gap: 16px; }
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; min-height: 44px; }
h1 { margin: 0; font-size: 20px; font-weight: 600; } h2 { margin: 0 0 4px; font-size: 16px; font-weight: 600; }
form { display: grid; gap: 16px; }
.soft { color: var(--soft); font-size: 14px; margin: 8px 0 0; } .rules p { margin: 0 0 8px; font-size: 14px; } .rules table + .soft { margin-top: 8px; }
.standing { margin: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; }
.standing div { background: var(--panel); border-radius: var(--corner); padding: 8px 12px; }
.standing dt { color: var(--soft); font-size: 13px; } .standing dd { margin: 0; }
.standing b { font-size: 20px; line-height: 1.3; font-weight: 600; }
.drawings { position: absolute; width: 0; height: 0; }
.stage { background: var(--felt); border: 2px solid var(--line); border-radius: calc(var(--corner) * 1.5); padding: 20px 16px 16px;
  position: relative; overflow: hidden; display: grid; gap: 16px; justify-items: center; }
.stage.won { border-color: var(--accent); }
.places { display: flex; gap: 12px; justify-content: center; align-items: end; min-height: 164px; }
.stage > * { position: relative; } .of:empty { display: none; }
.stage-live::before, .stage-cards::before { content: ''; position: absolute; left: -10%; right: -10%; top: -236px; height: 380px;
  border: 2px solid var(--quiet); border-radius: 50%; opacity: .4; }
.stage-fishing::before { content: ''; position: absolute; inset: 0 0 auto; height: 26px; background: var(--dark); border-bottom: 3px solid var(--quiet); }
.stage-fishing .places { padding-top: 14px; }
.place { display: grid; gap: 6px; justify-items: center; } .of { font-size: 14px; color: var(--light); min-height: 21px; }
.thing { width: 118px; height: 132px; display: grid; place-items: center; background: var(--ground); border-radius: var(--corner);
  border: 1px solid var(--line); overflow: hidden; }
.thing svg { width: 84px; height: 84px; } .thing.text { font-size: 26px; font-weight: 600; }
.stage-lottery .thing { border-radius: 50%; width: 132px; background: var(--light); color: var(--dark); height: 132px; border: 8px solid var(--accent); }
.stage-lottery .thing.text { font-size: 60px; } .stage-sport .thing.text { font-size: 60px; }
.stage-fishing .thing { background: transparent; border: 2px solid transparent; }
.stage-fishing .target .thing { border: 2px dashed var(--light); border-radius: 50%; }
.stage-fishing.hit .target .thing { border-style: solid; border-color: var(--accent); }
.stage-fishing.missed .target .thing { opacity: .6; }
.thing.card { background: #fffaf0; color: #1d2430; width: 104px; position: relative; border: 0; }
.thing.card.red { color: #b3261e; } .thing.card b { position: absolute; top: 6px; left: 12px; font-size: 30px; line-height: 1.1; }
.thing.card svg { width: 56px; height: 56px; margin-top: 28px; }
.thing.card.back { background: var(--dark); border: 6px solid var(--light); outline: 1px solid var(--line); }
.a { fill: var(--accent); } .l { fill: var(--light); } .q { fill: var(--quiet); } .d { fill: var(--dark); } .r { fill: #b3261e; }
.sq { fill: none; stroke: var(--quiet); stroke-width: 3; } .sl { fill: none; stroke: var(--light); stroke-width: 2.5; }
.card .d { fill: #1d2430; }
.said { display: grid; justify-items: center; min-height: 62px; text-align: center; }
.said b { font-size: 24px; line-height: 1.3; font-weight: 600; } .said span { font-size: 18px; color: var(--light); min-height: 27px; }
.won .said span { font-weight: 700; }
@media (prefers-reduced-motion: no-preference) {
  .laid { animation: lay .2s ease-out; } @keyframes lay { from { opacity: 0; transform: translateY(-14px); } }
}
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } legend { padding: 0; margin-bottom: 8px; color: var(--soft); font-size: 14px; }
.only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.choices, .chips { display: flex; flex-wrap: wrap; gap: 8px; }
.choices label { position: relative; } .choices input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; margin: 0; cursor: pointer; }
.choices span, button, .stake input { display: inline-flex; align-items: center; justify-content: center; min-height: 44px;
  min-width: 48px; padding: 0 14px; border: 1px solid var(--line); border-radius: var(--corner); background: var(--panel);
  color: inherit; font: inherit; }
.choices input:checked + span { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); font-weight: 600; }
button { cursor: pointer; } button:hover { border-color: var(--soft); }
.stake { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; } .stake input { width: 116px; font-size: 20px; justify-content: start; }
/* What starts a round is in reach wherever the rules are read. */
@media (min-height: 480px) { .bar { position: sticky; bottom: 0; z-index: 1; background: var(--ground); padding-bottom: 8px; } }
.play { background: var(--accent); border-color: transparent; color: var(--on-accent); font-weight: 600; font-size: 18px; flex: 1 1 160px; }
.play[aria-disabled="true"] { background: var(--panel); border-color: var(--line); color: var(--soft); cursor: default; }
:focus-visible, .choices input:focus-visible + span { outline: 3px solid var(--light); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; } th, td { text-align: left; padding: 6px 8px 6px 0;
  border-bottom: 1px solid var(--line); font-weight: 400; } thead th { color: var(--soft); } td:last-child, th:last-child { text-align: right; padding-right: 0; }
.notice { color: var(--bad); margin: 0; font-weight: 600; } .notice:empty { display: none; }
footer { color: var(--soft); font-size: 14px; }
@media (max-width: 480px) { .standing b { font-size: 16px; } .thing { width: 96px; height: 116px; } .stage-lottery .thing { width: 120px; height: 120px; } .places { gap: 8px; min-height: 144px; } .thing svg { width: 68px; height: 68px; } }
@media (forced-colors: active) { .choices input:checked + span { background: Highlight; color: HighlightText; forced-color-adjust: none; } .stage.won { border-style: double; } }
`;
