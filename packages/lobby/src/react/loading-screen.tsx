import { useT } from '@courtside/i18n/react';
import { LoadFailure, useServices } from '@courtside/shell/react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safePath } from '../core/safe-path.ts';
import { p } from './page-messages.ts';

/** `/loading?to=…`: waits until the gateway answers, then opens the given page of this site, or home. */
export function LoadingScreen() {
  const t = useT();
  const { brand, client, connection } = useServices();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const to = safePath(params.get('to'));
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    const ask = () =>
      void client.preInfo().then(
        () => here && void navigate(to, { replace: true }),
        (error: unknown) => here && setFault(error),
      );
    ask();
    const stop = connection.onBack(ask);
    return () => {
      here = false;
      stop();
    };
  }, [client, connection, navigate, to]);
  return (
    <div className="cs-lobby-loading">
      {fault === null ? (
        <>
          {brand.logo && <img src={brand.logo.mark} alt="" width="64" height="64" />}
          <div role="status">
            <h1>{t(p.entering, { brand: brand.name })}</h1>
          </div>
        </>
      ) : (
        <LoadFailure
          fault={fault}
          retry={async () => {
            await client.preInfo();
            void navigate(to, { replace: true });
          }}
        />
      )}
    </div>
  );
}
