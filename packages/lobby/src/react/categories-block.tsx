import { useT } from '@courtside/i18n/react';
import { CATEGORIES, categoryPath, type Category } from '@courtside/shell';
import { CategoryIcon, categoryTitles, useServices, useVenues } from '@courtside/shell/react';
import { Link } from 'react-router';
import { CATEGORY_OF_VENUE, VENUE_TYPES } from '../core/venue-types.ts';
import { m } from './messages.ts';
import { Section } from './section.tsx';

/** The eight categories, each with how many venues it has. One that the brand has not opened leads nowhere and says so. */
export function CategoriesBlock() {
  const t = useT();
  const { brand } = useServices();
  const { data: venues } = useVenues();
  const countOf = (category: Category) => {
    const type = VENUE_TYPES.find((each) => CATEGORY_OF_VENUE[each] === category);
    return type && venues?.filter((venue) => venue.category === type).length;
  };
  return (
    <Section title={t(m.categories)}>
      <ul className="cs-lobby-categories">
        {CATEGORIES.filter((category) => category !== 'sport' || !brand.toggles.skipSport).map(
          (category) => (
            <li key={category}>
              <CategoryTile
                category={category}
                open={brand.openCategories.includes(category)}
                venues={countOf(category)}
              />
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

interface CategoryTileProps {
  category: Category;
  open: boolean;
  venues: number | undefined;
}

function CategoryTile({ category, open, venues }: CategoryTileProps) {
  const t = useT();
  const note = open
    ? venues !== undefined && venues > 0 && t(m.venueCount, { count: venues })
    : t(m.closed);
  const face = (
    <>
      <span className="cs-lobby-category__icon">
        <CategoryIcon category={category} size={24} />
      </span>
      <span className="cs-lobby-category__name">{t(categoryTitles[category])}</span>
      {note && <span className="cs-lobby-category__note">{note}</span>}
    </>
  );
  return open ? (
    <Link className="cs-lobby-category" to={categoryPath(category)}>
      {face}
    </Link>
  ) : (
    <div className="cs-lobby-category is-closed">{face}</div>
  );
}
