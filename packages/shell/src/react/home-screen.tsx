import { useLocale, useT } from '@courtside/i18n/react';
import { ButtonLink } from '@courtside/ui';
import { Link } from 'react-router';
import { CATEGORIES, type Category } from '../core/categories.ts';
import { categoryPath } from '../core/category-path.ts';
import { CategoryIcon } from './category-icon.tsx';
import { m as home } from './home-messages.ts';
import { m } from './messages.ts';
import { useServices } from './services.tsx';

/** The home page: what the site is, and its eight categories. */
export function HomeScreen() {
  const t = useT();
  const locale = useLocale();
  const { brand } = useServices();
  return (
    <div className="cs-shell-home">
      <section className="cs-shell-hero">
        <div className="cs-shell-hero__text">
          <h1>{brand.slogan[locale]}</h1>
          <p>{t(home.homeLead)}</p>
          <ButtonLink variant="accent" size="lg" render={<Link to={categoryPath('sport')} />}>
            {t(home.toSport)}
          </ButtonLink>
        </div>
        <Pitch />
      </section>
      <section aria-labelledby="categories">
        <h2 id="categories" className="cs-shell-home__title">
          {t(home.categories)}
        </h2>
        <ul className="cs-shell-categories">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <CategoryTile category={category} open={brand.openCategories.includes(category)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A category that the brand has not opened is named and said to be closed; it leads nowhere. */
function CategoryTile({ category, open }: { category: Category; open: boolean }) {
  const t = useT();
  const face = (
    <>
      <span className="cs-shell-category__icon">
        <CategoryIcon category={category} size={28} />
      </span>
      <span className="cs-shell-category__name">{t(m[category])}</span>
    </>
  );
  if (open) {
    return (
      <Link className="cs-shell-category" to={categoryPath(category)}>
        {face}
      </Link>
    );
  }
  return (
    <div className="cs-shell-category is-closed">
      {face}
      <span className="cs-shell-category__note">{t(home.closed)}</span>
    </div>
  );
}

/** Half a pitch in lines. */
function Pitch() {
  return (
    <svg className="cs-shell-hero__pitch" viewBox="0 0 520 280" aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="20" y="20" width="480" height="240" />
        <path d="M260 20v240" />
        <circle cx="260" cy="140" r="52" />
        <rect x="20" y="74" width="80" height="132" />
        <rect x="20" y="108" width="30" height="64" />
        <rect x="420" y="74" width="80" height="132" />
        <rect x="470" y="108" width="30" height="64" />
        <path d="M100 112a40 40 0 0 1 0 56M420 112a40 40 0 0 0 0 56" />
      </g>
      <g fill="currentColor">
        <circle cx="260" cy="140" r="4" />
        <circle cx="72" cy="140" r="3" />
        <circle cx="448" cy="140" r="3" />
      </g>
    </svg>
  );
}
