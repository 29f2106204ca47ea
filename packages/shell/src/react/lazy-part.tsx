import { nextTask } from '@courtside/kernel/platform';
import { use, useEffect, useReducer, type ComponentType } from 'react';
import { createChunk } from '../core/chunk.ts';
import { useServices, type SiteServices } from './services.tsx';
import { useAskAgain } from './screen/use-ask-again.ts';

/** Props of what is drawn in place of a part that did not load. */
export interface MissingPartProps {
  /** Loads the part again. */
  retry: () => void;
}

/**
 * A part of the page that is loaded when it is first drawn. If loading fails (`SiteServices.loadPart`), `Instead` is drawn (a page
 * without a side rail is better than none), and the part is requested again when the connection is back, or by `retry`.
 * Suspends while it loads; a failure is reported.
 *
 * @example const SideRail = lazyPart(async () => (await import('./side-rail.tsx')).SideRail, () => null);
 * @example const Rows = lazyPart(async () => (await import('./rows.tsx')).Rows, ({ retry }) => <LoadFailure retry={retry} />);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & MissingPartProps>,
): ComponentType<Props> {
  const chunk = createChunk(load);
  // One promise for all uses of the part: React needs the same one at each attempt to draw.
  let asked: Promise<ComponentType<Props> | null> | null = null;
  let fault: unknown = null;

  function ask({ loadPart }: SiteServices): Promise<ComponentType<Props> | null> {
    const attempt = () => {
      chunk.retry();
      return chunk.load();
    };
    // A task for each part: several are requested at once, and together they would block the page.
    return nextTask()
      .then(() => loadPart(attempt))
      .catch((error: unknown) => {
        fault = error;
        return null;
      });
  }

  return function LazyPart(props: Props) {
    const services = useServices();
    const { errors } = services;
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const Loaded = use((asked ??= ask(services)));
    const missing = Loaded === null;
    useEffect(() => {
      if (missing) errors.report(fault, { during: 'load-part' });
    }, [errors, missing]);
    const retry = () => {
      asked = null;
      drawAgain();
    };
    useAskAgain(retry, missing);
    return Loaded ? <Loaded {...props} /> : <Instead {...props} retry={retry} />;
  };
}
