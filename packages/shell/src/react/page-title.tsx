/** Sets the document's title; React hoists it into the head. */
export function PageTitle({ title, site }: { title: string; site: string }) {
  return <title>{title === '' ? site : `${title} - ${site}`}</title>;
}
