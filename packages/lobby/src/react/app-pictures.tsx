import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Artwork, QrCode } from '@courtside/ui';
import { CodeShape } from './block-shapes.tsx';
import { HeldPlace } from './held-place.tsx';
import { m } from './messages.ts';
import { useSiteAddresses } from './use-site-addresses.ts';

/** The QR code of the phone site, and a drawing. */
export function AppPictures() {
  const t = useT();
  // Without the addresses the rest is shown.
  const { addresses, fault } = useSiteAddresses();
  return (
    <>
      {!addresses &&
        (fault === undefined ? <CodeShape loading /> : <HeldPlace Shape={CodeShape} />)}
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
    </>
  );
}
