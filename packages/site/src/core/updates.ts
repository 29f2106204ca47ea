import type { KeyValueStore } from '@courtside/kernel';

/** Checks whether a newer build of the site was deployed while this page was open. */
export interface Updates {
  /** Id of the newer build, or null when this page is the newest or that is unknown. */
  newerBuild(): Promise<string | null>;
  /** Whether the page was already reloaded for this build: if it fails again, it fails for another reason. */
  wasReloadedFor(build: string): boolean;
  /** Reloads the page, and stores the build for which it did. */
  reloadFor(build: string): void;
}

export interface UpdatesOptions {
  /** The build of this page from the runtime configuration; without one no build is newer. */
  build: string | undefined;
  /** Reads the currently served build. */
  servedBuild: () => Promise<string | undefined>;
  /** A store that lasts as long as the tab. */
  storage: KeyValueStore;
  reload: () => void;
}

const KEY = 'courtside.reloadedFor';

export function createUpdates({ build, servedBuild, storage, reload }: UpdatesOptions): Updates {
  return {
    async newerBuild() {
      if (build === undefined) return null;
      const served = await servedBuild().catch(() => undefined);
      return served === undefined || served === build ? null : served;
    },
    wasReloadedFor: (newer) => storage.get(KEY) === newer,
    reloadFor(newer) {
      storage.set(KEY, newer);
      reload();
    },
  };
}
