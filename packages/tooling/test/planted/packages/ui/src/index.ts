import { amount } from '../../money/src/index.ts';
import { app } from '../../../apps/web/src/app.ts';
import { fake } from '../../kernel/src/testing/index.ts';
export const ui = [app, fake, amount];
