import { standardFeatures } from '@courtside/site/features';
import { leftOut } from './brand.ts';

/** What the site consists of; a feature of the brand's own (`defineFeature` of `@courtside/site`) joins the list. */
export const features = () => standardFeatures().filter(({ id }) => !leftOut.includes(id));
