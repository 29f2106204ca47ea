import { actions } from './actions.ts';
import { content } from './content.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import type { Guide } from './guide.ts';
import { sport } from './sport.ts';

/** The guide of every component, by its name. */
export const GUIDES: Readonly<Record<string, Guide>> = {
  ...actions,
  ...fields,
  ...feedback,
  ...content,
  ...sport,
};
