import type { Message } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Page, useHasRoute, useNavigation } from '@courtside/shell/react';
import { Button, ButtonLink, Card, Heading, Steps } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { titles } from './route-titles.ts';
import { tm } from './tour-messages.ts';
import {
  BoardPicture,
  LimitsPicture,
  RecordsPicture,
  SafetyPicture,
  SlipPicture,
} from './tour-pictures.tsx';

interface Stop {
  title: Message;
  text: Message;
  Picture: () => React.JSX.Element;
  /** The page that the stop explains. */
  page?: { path: string; label: Message };
}

const STOPS: readonly Stop[] = [
  {
    title: tm.board,
    text: tm.boardText,
    Picture: BoardPicture,
    page: { path: '/game/sport', label: tm.boardLink },
  },
  { title: tm.slip, text: tm.slipText, Picture: SlipPicture },
  {
    title: tm.records,
    text: tm.recordsText,
    Picture: RecordsPicture,
    page: { path: '/mine/betRecord', label: tm.recordsLink },
  },
  {
    title: tm.safety,
    text: tm.safetyText,
    Picture: SafetyPicture,
    page: { path: '/mine/auth', label: tm.safetyLink },
  },
  {
    title: tm.limits,
    text: tm.limitsText,
    Picture: LimitsPicture,
    page: { path: '/mine/play', label: tm.limitsLink },
  },
];

/** `/mine/introTutorial`: a tour of the site in five pictures made of its own components. */
export function TourScreen() {
  const t = useT();
  const { open } = useNavigation();
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    // A new stop is read from its heading.
    heading.current?.focus();
  }, [at]);
  const stop = STOPS[at];
  const isLast = at === STOPS.length - 1;
  if (!stop) return null;
  const { title, text, Picture, page } = stop;
  return (
    <Page title={t(titles.tour)}>
      <p className="cs-profile__note">{t(tm.intro)}</p>
      <Steps
        label={t(tm.steps)}
        doneLabel={t(tm.stepDone)}
        steps={STOPS.map((each) => ({ title: t(each.title) }))}
        current={at}
      />
      <Card>
        <div className="cs-tour">
          {/* Only an example: nothing in it can be used. */}
          <figure className="cs-tour__picture" aria-hidden inert>
            <Picture />
          </figure>
          <div className="cs-tour__text">
            <Heading level={2} ref={heading} tabIndex={-1}>
              {t(title)}
            </Heading>
            <p>{t(text)}</p>
            {page && <PageLink {...page} />}
          </div>
        </div>
        <div className="cs-tour__buttons">
          <Button aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
            {t(tm.back)}
          </Button>
          <Button
            variant="primary"
            onClick={() => (isLast ? open('/mine/userinfo') : setAt(at + 1))}
          >
            {t(isLast ? tm.end : tm.next)}
          </Button>
        </div>
      </Card>
    </Page>
  );
}

function PageLink({ path, label }: { path: string; label: Message }) {
  const t = useT();
  if (!useHasRoute(path)) return null;
  return (
    <p>
      <ButtonLink size="sm" render={<Link to={path} />}>
        {t(label)}
      </ButtonLink>
    </p>
  );
}
