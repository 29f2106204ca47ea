import { useT } from '@courtside/i18n/react';
import { LoadFailure, useServices } from '@courtside/shell/react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safePath } from '../core/safe-path.ts';
import { p } from './page-messages.ts';

/** `/loading?to=…`: waits until the gateway answers, then goes on to a page of this site, home without one. */
export function LoadingScreen() {
  const t = useT();
  const { brand, client } = useServices();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const to = safePath(params.get('to'));
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    client.preInfo().then(
      () => here && void navigate(to, { replace: true }),
      (error: unknown) => here && setFault(error),
    );
    return () => {
      here = false;
    };
  }, [client, navigate, to]);
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
