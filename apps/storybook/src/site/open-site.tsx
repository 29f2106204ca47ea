import { SiteApp, type Site } from '@courtside/site';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';

/**
 * Opens a site for a suite as a web page does: started first, as what is drawn before its texts have loaded stays without
 * them. It is closed by what is returned, and at the end of the test.
 */
export async function openSite(site: Site, path: string): Promise<() => void> {
  const address = new URL(path, location.href).href;
  const stop = await site.start({ address, page: document.documentElement });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <SiteApp
      site={site}
      router={({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>}
    />,
  );
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    host.remove();
    stop();
  };
  onTestFinished(close);
  return close;
}
