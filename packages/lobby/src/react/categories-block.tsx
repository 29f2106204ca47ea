import { useT } from '@courtside/i18n/react';
import { CATEGORIES, categoryPath, isCategoryOpen, type Category } from '@courtside/shell';
import {
  CategoryIcon,
  categoryTitles,
  Section,
  useServices,
  useVenues,
} from '@courtside/shell/react';
import { Link } from 'react-router';
import { CATEGORY_OF_VENUE, VENUE_TYPES } from '../core/venue-types.ts';
import { m } from './messages.ts';

/** With fewer categories the navigation is enough, and there is no block. */
const LEAST = 2;

/** The categories that the brand has opened, each with its number of venues. */
export function CategoriesBlock() {
  const t = useT();
  const { brand } = useServices();
  const { data: venues } = useVenues();
  const open = CATEGORIES.filter(
    (category) => category !== 'home' && isCategoryOpen(brand, category),
  );
  if (open.length < LEAST) return null;
  const countOf = (category: Category) => {
    const type = VENUE_TYPES.find((each) => CATEGORY_OF_VENUE[each] === category);
    return venues?.filter((venue) => venue.category === type).length ?? 0;
  };
  return (
    <Section size="lg" title={t(m.categories)}>
      <ul className="cs-lobby-categories">
        {open.map((category) => (
          <li key={category}>
            <Link className="cs-lobby-category" to={categoryPath(category)}>
              <span className="cs-lobby-category__icon">
                <CategoryIcon category={category} size={24} />
              </span>
              <span className="cs-lobby-category__name">{t(categoryTitles[category])}</span>
              {countOf(category) > 0 && (
                <span className="cs-lobby-category__note">
                  {t(m.venueCount, { count: countOf(category) })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
