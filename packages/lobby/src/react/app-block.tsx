import { useT } from '@courtside/i18n/react';
import { Section, useServices } from '@courtside/shell/react';
import { ButtonLink } from '@courtside/ui';
import { Link } from 'react-router';
import { CodeShape } from './block-shapes.tsx';
import { AppPictures } from './lower-parts.tsx';
import { m } from './messages.ts';
import { useNear } from './use-near.ts';

/** Links to the phone: the QR code of the phone site, and the page with the apps. */
export function AppBlock() {
  const t = useT();
  const { brand } = useServices();
  const [ref, near] = useNear('app');
  return (
    <Section ref={ref} size="lg" title={t(m.app)}>
      <div className="cs-lobby-app">
        <div className="cs-lobby-app__words">
          <p>{t(m.appLead, { age: brand.minimumAge })}</p>
          <ButtonLink variant="accent" render={<Link to="/download" />}>
            {t(m.appMore)}
          </ButtonLink>
        </div>
        {near ? <AppPictures /> : <CodeShape loading={false} />}
      </div>
    </Section>
  );
}
