import { startSite, type Site, type SiteOptions } from './site.ts';

/**
 * How far the clock of a site may have gone on before another takes its place, in ms. Its matches are in their fifth minute
 * when it starts, and the live tests wait for a goal of the twentieth.
 */
const LATE_MS = 9 * 60_000;

/** The sites of one worker, one at a time. */
export interface Sites {
  /** A site whose matches have only begun: the one that runs, or another where that one's clock has gone on too far. */
  early(): Promise<Site>;
  stop(): Promise<void>;
}

export function createSites(options: SiteOptions): Sites {
  let running: { readonly site: Site; readonly begun: number } | null = null;
  async function stop() {
    await running?.site.stop();
    running = null;
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
