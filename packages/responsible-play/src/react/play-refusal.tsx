import { useT } from '@courtside/i18n/react';
import { Banner } from '@courtside/ui';
import { Link } from 'react-router';
import type { PlayRefusalView } from '../core/play-view.ts';
import { m } from './messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

export interface PlayRefusalProps {
  refusal: PlayRefusalView;
}

/** The reason of a refusal in words, and a link to the tools. Nothing here helps to avoid the rule. */
export function PlayRefusalText({ refusal }: PlayRefusalProps) {
  const t = useT();
  const texts = usePlayTexts();
  return (
    <span className="cs-play-refusal" data-refusal={refusal.code}>
      {texts.refusal(refusal)} <Link to="/mine/play">{t(m.tools)}</Link>
    </span>
  );
}

/** The same in a banner, announced when it appears. */
export function PlayRefusalBanner({ refusal }: PlayRefusalProps) {
  return (
    <Banner tone="warning" role="status">
      <PlayRefusalText refusal={refusal} />
    </Banner>
  );
}
