'use client';
import useEmblaCarousel from 'embla-carousel-react';
import {
  Children,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { classNames } from '../../class-names.ts';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '../../icons.ts';
import { useIsBehindModal } from '../../modal-layers.tsx';
import { useReducedMotion } from '../../use-reduced-motion.ts';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Names a slide, counted from 1, and its button. */
  slide: (number: number, count: number) => string;
}

/** All other props go to the root element. */
export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  /** Accessible name. */
  label: string;
  labels: CarouselLabels;
  /**
   * Moves on automatically after this many ms. Pauses under pointer and focus and behind a dialog; off under reduced
   * motion.
   */
  autoplayMs?: number;
  /** Starts over after the last slide. @default false */
  loop?: boolean;
  /** Number of slides side by side where there is space. @default 1 */
  perView?: 1 | 2 | 3;
}

/** Shows its children as slides, one or several at a time. */
export function Carousel({
  label,
  labels,
  autoplayMs,
  loop = false,
  perView = 1,
  className,
  children,
  onKeyDown,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: CarouselProps) {
  const calm = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop, align: 'start', containScroll: 'trimSnaps' });
  const [view, setView] = useState({ snap: 0, snaps: 1, seen: [0] });
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const slides = Children.toArray(children).map((slide, at) => ({ slide, at }));
  const turns = autoplayMs !== undefined && !calm && view.snaps > 1;

  useEffect(() => {
    if (!embla) return undefined;
    const read = () => {
      const seen = embla.slidesInView();
      setView((before) => ({
        snap: embla.selectedScrollSnap(),
        snaps: embla.scrollSnapList().length,
        // Embla reports none right after it was (re)built: making all slides inert would lose the focus.
        seen: seen.length > 0 ? seen : before.seen,
      }));
    };
    read();
    const events = ['select', 'reInit', 'slidesInView'] as const;
    for (const event of events) embla.on(event, read);
    return () => {
      for (const event of events) embla.off(event, read);
    };
  }, [embla]);

  // After every commit: an inert slide loses the focus, so it moves to a visible slide, or the next arrow key would be
  // lost.
  const track = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = track.current?.querySelector('[inert]:focus-within');
    if (!from) return;
    const shown = track.current?.querySelector<HTMLElement>(
      `:scope > :not([inert]) :is(${FOCUSABLE})`,
    );
    shown?.focus({ preventScroll: true });
  });

  const behind = useIsBehindModal();
  const waiting = !turns || stopped || behind || held.pointer || held.focus;
  useEffect(() => {
    if (!embla || waiting) return undefined;
    const timer = setInterval(() => {
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [embla, waiting, autoplayMs]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens to what happens inside; its buttons do the same.
    <section
      aria-label={label}
      {...rest}
      className={classNames('cs-carousel', `cs-carousel--${perView}`, className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setHeld((now) => ({ ...now, pointer: true }));
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setHeld((now) => ({ ...now, pointer: false }));
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setHeld((now) => ({ ...now, focus: true }));
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setHeld((now) => ({ ...now, focus: false }));
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || (event.target as Element).closest('input, select, textarea'))
          return;
        if (event.key === 'ArrowLeft') embla?.scrollPrev(calm);
        else if (event.key === 'ArrowRight') embla?.scrollNext(calm);
        else return;
        event.preventDefault();
      }}
    >
      <div className="cs-carousel__viewport" ref={viewport}>
        <div className="cs-carousel__track" ref={track} aria-live={waiting ? 'polite' : 'off'}>
          {slides.map(({ slide, at }) => (
            <div
              key={at}
              className="cs-carousel__slide"
              role="group"
              aria-label={labels.slide(at + 1, slides.length)}
              // A slide out of sight takes no focus.
              inert={!view.seen.includes(at) && view.snaps > 1}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {view.snaps > 1 && (
        <div className="cs-carousel__controls">
          <button
            type="button"
            className="cs-icon-button"
            aria-label={labels.previous}
            disabled={!loop && view.snap === 0}
            onClick={() => embla?.scrollPrev(calm)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
          {Array.from({ length: view.snaps }, (_, at) => (
            <button
              key={at}
              type="button"
              className="cs-carousel__dot"
              aria-label={labels.slide(at + 1, slides.length)}
              aria-current={at === view.snap}
              onClick={() => embla?.scrollTo(at, calm)}
            />
          ))}
          <button
            type="button"
            className="cs-icon-button"
            aria-label={labels.next}
            disabled={!loop && view.snap === view.snaps - 1}
            onClick={() => embla?.scrollNext(calm)}
          >
            <IconChevronRight size={18} aria-hidden />
          </button>
          {turns && (
            <button
              type="button"
              className="cs-icon-button"
              aria-label={stopped ? labels.play : labels.pause}
              onClick={() => setStopped(!stopped)}
            >
              {stopped ? <IconPlay size={18} aria-hidden /> : <IconPause size={18} aria-hidden />}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
