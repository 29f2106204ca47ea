import { useT } from '@courtside/i18n/react';
import { NavLink } from 'react-router';
import { feedbackApi } from '../redux/feedback-api.ts';
import { fm } from './feedback-messages.ts';

/** The tabs of the form and the list. */
export function FeedbackNav() {
  const t = useT();
  const unread = feedbackApi.useFeedbackUnreadQuery().data ?? 0;
  return (
    <nav className="cs-feedback-nav" aria-label={t(fm.views)}>
      <NavLink to="/mine/feedback" end>
        {t(fm.form)}
      </NavLink>
      <NavLink to="/mine/feedback/list" end>
        {unread > 0 ? t(fm.listCount, { count: unread }) : t(fm.list)}
      </NavLink>
    </nav>
  );
}
