/** Quiet and dark, with one accent; figures are large and do not jump. */
export const DEMO_STYLE = `
:root { color-scheme: dark; --ground: #0f1318; --panel: #171d25; --line: #2b3542; --text: #e9eef4; --soft: #a3b1c1;
  --accent: #e0b25c; --good: #6fcf97; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, "PingFang SC",
  "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 720px; margin: 0 auto; padding: 24px 20px 40px; display: grid; gap: 20px; }
header { display: flex; justify-content: space-between; align-items: end; gap: 16px; flex-wrap: wrap; }
h1 { margin: 0; font-size: 22px; font-weight: 600; }
form { display: grid; gap: 18px; }
.soft { color: var(--soft); font-size: 14px; margin: 0; }
.balance b { display: block; color: var(--text); font-size: 30px; line-height: 1.1; font-weight: 600; }
.stage { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; min-height: 190px; padding: 24px;
  display: grid; place-content: center; text-align: center; gap: 6px; }
.stage b { font-size: clamp(36px, 9vw, 64px); line-height: 1.15; font-weight: 600; }
.stage .won { color: var(--good); } .stage span { font-size: 22px; min-height: 33px; color: var(--soft); }
fieldset { border: 0; margin: 0; padding: 0; } legend { padding: 0; margin-bottom: 8px; color: var(--soft); font-size: 14px; }
.choices, .chips { display: flex; flex-wrap: wrap; gap: 8px; }
.choices label { position: relative; } .choices input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.choices span, button, .stake input { display: inline-flex; align-items: center; justify-content: center; min-height: 44px;
  min-width: 52px; padding: 0 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel);
  color: inherit; font: inherit; }
.choices input:checked + span { border-color: var(--accent); color: var(--accent); }
button { cursor: pointer; } button:hover { border-color: var(--soft); }
.stake { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; } .stake input { width: 120px; font-size: 20px; }
.play { background: var(--accent); border-color: transparent; color: #1a1408; font-weight: 600; font-size: 18px; flex: 1 1 160px; }
.play[aria-disabled="true"] { opacity: .55; cursor: default; }
:focus-visible, .choices input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; } th, td { text-align: left; padding: 6px 0;
  border-bottom: 1px solid var(--line); font-weight: 400; } th { color: var(--soft); } td:last-child, th:last-child { text-align: right; }
.notice { color: #f2a3a3; margin: 0; } .notice:empty { display: none; }
footer { color: var(--soft); font-size: 14px; }
`;
