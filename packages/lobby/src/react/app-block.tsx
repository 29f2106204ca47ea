import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Section, useServices } from '@courtside/shell/react';
import { Artwork, ButtonLink, QrCode } from '@courtside/ui';
import { Link } from 'react-router';
import { m } from './messages.ts';
import { useSiteAddresses } from './use-site-addresses.ts';

/** Links to the phone: the QR code of the phone site, and the page with the apps. */
export function AppBlock() {
  const t = useT();
  const { brand } = useServices();
  // Without the addresses the block still shows the rest.
  const { addresses } = useSiteAddresses();
  return (
    <Section size="lg" title={t(m.app)}>
      <div className="cs-lobby-app">
        <div className="cs-lobby-app__words">
          <p>{t(m.appLead, { age: brand.minimumAge })}</p>
          <ButtonLink variant="accent" render={<Link to="/download" />}>
            {t(m.appMore)}
          </ButtonLink>
        </div>
        {addresses && addresses.h5 !== '' && (
          <QrCode
            text={addresses.h5}
            label={t(m.qrH5)}
            copyLabel={t(m.copy)}
            copiedLabel={t(words.copied)}
            tooLongText={t(m.tooLong)}
          />
        )}
        <div className="cs-lobby-app__art">
          <Artwork motif="phone" seed="app" ratio="card" />
        </div>
      </div>
    </Section>
  );
}
