import { startSite, type Site, type SiteOptions } from './site.ts';

/** How far the clock of a site may have gone on before another takes its place: matches of today must still be of today. */
const LATE_MS = 3 * 3_600_000;

/** The sites of one worker, one at a time. */
export interface Sites {
  /** A site on its first day: the one that runs, or another where that one's clock has gone on too far. */
  early(): Promise<Site>;
  stop(): Promise<void>;
}

export function createSites(options: SiteOptions): Sites {
  let running: { readonly site: Site; readonly begun: number } | null = null;
  /** @throws Error when a gateway complained and no test is known to be the cause */
  async function stop() {
    const told = running?.site.complaints() ?? '';
    await running?.site.stop();
    running = null;
    if (told !== '') throw new Error(`The gateway complained, and no test took it:\n${told}`);
  }
  return {
    async early() {
      if (running) {
        const { siteTime } = await running.site.doors.clock();
        if (siteTime - running.begun < LATE_MS) return running.site;
        await stop();
      }
      const site = await startSite(options);
      running = { site, begun: (await site.doors.clock()).siteTime };
      return site;
    },
    stop,
  };
}
