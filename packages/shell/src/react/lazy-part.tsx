import { Suspense, use, useSyncExternalStore, type ComponentType } from 'react';
import { createPartSource, type PartSource } from './part-source.ts';
import { useServices } from './services.tsx';
import { useAskAgain } from './screen/use-ask-again.ts';

/** Props of what is drawn in place of a part that did not load. */
export interface MissingPartProps {
  /** Why it did not load. */
  fault: unknown;
  /** Loads the part again. @throws why it did not load this time either */
  retry: () => Promise<void>;
  /** Takes the failure back: the part is loaded again when it is drawn. */
  forget: () => void;
}

/**
 * A part of the page that is loaded when it is first drawn. If loading fails (`SiteServices.loadPart`), `Instead` is drawn (a page
 * without a side rail is better than none), and the part is requested again when the connection is back, or by `retry`.
 * A failure is reported.
 *
 * @param Waiting drawn while the part loads; without it the part suspends. A part that the build rendered needs it, as else
 *   `Instead` would have to be what the build rendered: React reports a difference of the hydration.
 * @example const SideRail = lazyPart(async () => (await import('./side-rail.tsx')).SideRail, () => null);
 * @example const Rows = lazyPart(async () => (await import('./rows.tsx')).Rows, LoadFailure, RowsLoading);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & MissingPartProps>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  return partOf(createPartSource(load), (Part) => Part, Instead, Waiting);
}

/** Makes a part of code that others share; `Instead` and `Waiting` are those of `lazyPart`. */
export type SharedPart<Code> = <Props extends object>(
  choose: (code: Code) => ComponentType<Props>,
  Instead: ComponentType<Props & MissingPartProps>,
  Waiting?: ComponentType<Props>,
) => ComponentType<Props>;

/**
 * Parts that share their code: it is loaded with the first of them, and a `retry` of one brings all.
 *
 * @example
 * const part = lazyParts(() => import('./lists.ts'));
 * const Winners = part(({ Winners }) => Winners, LoadFailure);
 * const Losers = part(({ Losers }) => Losers, LoadFailure);
 */
export function lazyParts<Code extends object>(load: () => Promise<Code>): SharedPart<Code> {
  const source = createPartSource(load);
  return (choose, Instead, Waiting) => partOf(source, choose, Instead, Waiting);
}

/** At build time, and while what the build rendered is taken over, nothing is missing. */
const none = () => null;

function partOf<Code extends object, Props extends object>(
  source: PartSource<Code>,
  choose: (code: Code) => ComponentType<Props>,
  Instead: ComponentType<Props & MissingPartProps>,
  Waiting: ComponentType<Props> | undefined,
): ComponentType<Props> {
  function Part(props: Props) {
    const services = useServices();
    const code = use(source.ask(services));
    if (!code) return <Missing part={props} fault={source.failure()?.fault} />;
    const Loaded = choose(code);
    return <Loaded {...props} />;
  }

  function Missing({ part, fault }: { part: Props; fault: unknown }) {
    const services = useServices();
    const retry = () => source.retry(services);
    // Another failure is told where the part is missing.
    useAskAgain(() => void retry().catch(() => undefined));
    return <Instead {...part} fault={fault} retry={retry} forget={source.forget} />;
  }

  return function LazyPart(props: Props) {
    const failure = useSyncExternalStore(source.subscribe, source.failure, none);
    // Outside the boundary below: one that the build rendered is then taken away whole, and not compared with `Instead`.
    if (failure) return <Missing part={props} fault={failure.fault} />;
    if (!Waiting) return <Part {...props} />;
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
