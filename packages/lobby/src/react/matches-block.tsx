import { useT } from '@courtside/i18n/react';
import { lazyPart, LoadFailure, Section } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { MatchesShape } from './block-shapes.tsx';
import { m } from './messages.ts';

/** A block with the current matches, which are rendered by another package. */
export function matchesBlock(load: () => Promise<ComponentType>): ComponentType {
  const Matches = lazyPart(load, LoadFailure, () => <MatchesShape loading />);
  return function MatchesBlock() {
    const t = useT();
    return (
      <Section
        size="lg"
        title={t(m.matches)}
        actions={
          <Link className="cs-lobby-more" to="/game/sport">
            {t(m.allMatches)}
          </Link>
        }
      >
        <Matches />
      </Section>
    );
  };
}
