import { nextTask } from '@courtside/kernel/platform';
import { use, useEffect, useReducer, type ComponentType } from 'react';
import { createChunk } from '../core/chunk.ts';
import { useServices } from './services.tsx';
import { useAskAgain } from './screen/use-ask-again.ts';

/**
 * A part of the page that is loaded when it is first drawn. If loading fails, `Instead` is drawn (a page without a side
 * rail is better than none), and the part is requested again when the connection is back. Suspends while it loads; a
 * failure is reported.
 *
 * @example const SideRail = lazyPart(async () => (await import('./side-rail.tsx')).SideRail, () => null);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  const chunk = createChunk(load);
  // One promise for all uses of the part: React needs the same one at each attempt to draw.
  let asked: Promise<ComponentType<Props> | null> | null = null;
  let fault: unknown = null;

  function ask(): Promise<ComponentType<Props> | null> {
    // A task for each part: several are requested at once, and together they would block the page.
    return nextTask()
      .then(chunk.load)
      .catch((error: unknown) => {
        fault = error;
        return null;
      });
  }

  return function LazyPart(props: Props) {
    const { errors } = useServices();
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const Loaded = use((asked ??= ask()));
    const missing = Loaded === null;
    useEffect(() => {
      if (missing) errors.report(fault, { during: 'load-part' });
    }, [errors, missing]);
    useAskAgain(() => {
      chunk.retry();
      asked = null;
      drawAgain();
    }, missing);
    return Loaded ? <Loaded {...props} /> : <Instead {...props} />;
  };
}
