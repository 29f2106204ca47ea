import { startSite, type Site, type SiteOptions } from './site.ts';

/** How far the clock of a site may have gone on before another takes its place: matches of today must still be of today. */
const LATE_MS = 3 * 3_600_000;

/** The sites of one worker, one at a time. */
export interface Sites {
  /** A site on its first day: the one that runs, or another where that one's clock has gone on too far. */
  early(): Promise<Site>;
  /** @throws Error when any of the sites complained, and no test is known to be the cause */
  stop(): Promise<void>;
}

export function createSites(options: SiteOptions, start = startSite): Sites {
  let running: { readonly site: Site; readonly begun: number } | null = null;
  let told = '';
  /** What is left to tell waits for the worker's end: the test that comes next has no part in it. */
  async function end(): Promise<void> {
    const ending = running?.site;
    running = null;
    await ending?.stop();
    told += ending?.complaints() ?? '';
  }
  return {
    async early() {
      if (running) {
        const { siteTime } = await running.site.doors.clock();
        if (siteTime - running.begun < LATE_MS) return running.site;
        await end();
      }
      const site = await start(options);
      running = { site, begun: (await site.doors.clock()).siteTime };
      return site;
    },
    async stop() {
      await end();
      if (told !== '') throw new Error(`A server complained, and no test took it:\n${told}`);
    },
  };
}
