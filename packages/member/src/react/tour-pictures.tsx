import { betMessages, marketMessages, outcomeMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { Badge, DataList, PriceButton, ProgressBar, Steps, Tag } from '@courtside/ui';
import { tm } from './tour-messages.ts';

// Pictures of the tour, made of the same components as the pages.

/** Two teams and their prices: one that rose and is picked, one that fell, one that is suspended. */
export function BoardPicture() {
  const t = useT();
  return (
    <div className="cs-tour-board">
      <Tag>{t(tm.example)}</Tag>
      <span className="cs-tour-board__head">{t(marketMessages.handicap)}</span>
      <span>{t(tm.home)}</span>
      <PriceButton price="0.98" line="-0.5" move="up" selected aria-label={t(tm.home)} />
      <span>{t(tm.away)}</span>
      <PriceButton price="0.90" line="+0.5" move="down" aria-label={t(tm.away)} />
      <span />
      <PriceButton price="" suspended aria-label={t(marketMessages.handicap)} />
    </div>
  );
}

/** A pick with its stake. */
export function SlipPicture() {
  const t = useT();
  return (
    <div className="cs-tour-slip">
      <Tag>{t(tm.example)}</Tag>
      <DataList
        items={[
          { label: t(tm.pick), value: `${t(tm.home)} -0.5 @ 0.98` },
          { label: t(betMessages.stake), value: '¥100' },
          { label: t(tm.mayWin), value: '¥98' },
        ]}
      />
    </div>
  );
}

/** A ticket in three states. */
export function RecordsPicture() {
  const t = useT();
  const rows = [
    { tone: 'warning', label: outcomeMessages.pending },
    { tone: 'neutral', label: outcomeMessages.open },
    { tone: 'positive', label: outcomeMessages.won },
  ] as const;
  return (
    <div className="cs-tour-records">
      <Tag>{t(tm.example)}</Tag>
      {rows.map(({ tone, label }) => (
        <div key={label.id} className="cs-tour-records__row">
          <span>{t(tm.home)} -0.5 @ 0.98 · ¥100</span>
          <Badge tone={tone}>{t(label)}</Badge>
        </div>
      ))}
    </div>
  );
}

/** The steps to a withdrawal. */
export function SafetyPicture() {
  const t = useT();
  return (
    <Steps
      label={t(tm.safety)}
      doneLabel=""
      steps={[tm.bindPhone, tm.bindName, tm.password].map((each) => ({ title: t(each) }))}
      current={1}
    />
  );
}

/** A limit that is partly used. */
export function LimitsPicture() {
  const t = useT();
  return (
    <div className="cs-tour-slip">
      <Tag>{t(tm.example)}</Tag>
      <ProgressBar label={t(tm.dayLimit)} value={320} max={1000} text="¥320 / ¥1,000" />
    </div>
  );
}
