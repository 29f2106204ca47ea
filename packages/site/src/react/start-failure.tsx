import { textIn, words, type SiteI18n } from '@courtside/i18n';
import type { BrandInput } from '@courtside/shell';
import { Button, EmptyState } from '@courtside/ui';
import { m } from './messages.ts';

interface StartFailureProps {
  i18n: SiteI18n;
  brand: Pick<BrandInput, 'licence' | 'minimumAge'>;
}

/** Shown when not even the configuration could be loaded. Without its catalog a message has its own Simplified text. */
export function StartFailure({ i18n: { t, language }, brand }: StartFailureProps) {
  return (
    <main className="cs-shell__main">
      <EmptyState
        tone="error"
        title={t(m.startFailed)}
        detail={t(m.startFailedDetail)}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t(words.reload)}
          </Button>
        }
      />
      <p className="cs-shell-footer">
        {brand.minimumAge}+ {textIn(brand.licence, language)}
      </p>
    </main>
  );
}
