import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

import { GUIDES } from './guides/index.ts';

/** A key or keys, and what they do. */
type KeyRow = readonly [keys: string, does: string];

const MANIFESTS = import.meta.glob<{ name: string; version: string }>(
  '../../../packages/*/package.json',
  { eager: true },
);
// A package has its log from its first release on.
const CHANGELOGS = import.meta.glob<string>('../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Folder of the package whose screens a section of the pages shows. */
const PAGE_PACKAGES: Readonly<Record<string, string>> = {
  Access: 'auth',
  Help: 'help',
  Lobby: 'lobby',
  Member: 'member',
  'Responsible play': 'responsible-play',
  Frame: 'shell',
  Sports: 'sports',
};

/** The page of a component: where it is from, when to use it, what it is, its props, its keys, its stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Origin />
      <Description />
      <Primary />
      <Advice />
      <Controls />
      <Keyboard />
      <Stories />
    </>
  );
}

interface PageSubject {
  /** Name of the component; null on a page of the site. */
  component: string | null;
  /** Folder of the package that it is from. */
  folder: string;
}

/** What this page is about; null on a page of the foundations. */
function useSubject(): PageSubject | null {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [section, name = ''] = preparedMeta.title.split('/');
  if (section === 'Components') return { component: name, folder: 'ui' };
  const folder = section === 'Pages' ? PAGE_PACKAGES[name] : undefined;
  return folder === undefined ? null : { component: null, folder };
}

function useComponentName(): string | null {
  return useSubject()?.component ?? null;
}

/** The line that imports it, the package's version, and what changed in it. */
function Origin() {
  const subject = useSubject();
  if (subject === null) return null;
  const dir = `../../../packages/${subject.folder}`;
  const { name, version } = MANIFESTS[`${dir}/package.json`] ?? {};
  const changelog = CHANGELOGS[`${dir}/CHANGELOG.md`];
  return (
    <>
      {subject.component !== null && (
        <Source code={`import { ${subject.component} } from '${name}';`} language="tsx" />
      )}
      <p>
        {name} {version}
      </p>
      <details>
        <summary>Changes</summary>
        {changelog ? <Markdown>{changelog}</Markdown> : <p>Not released yet.</p>}
      </details>
    </>
  );
}

function Advice() {
  const name = useComponentName();
  const guide = name === null ? undefined : GUIDES[name];
  if (!guide) return null;
  return (
    <>
      <h2>Use it when</h2>
      <Markdown>{guide.use}</Markdown>
      <h2>Not when</h2>
      <Markdown>{guide.not}</Markdown>
      <h2>Do and do not</h2>
      <ul>
        <li>
          <Markdown>{guide.do}</Markdown>
        </li>
        <li>
          <Markdown>{guide.dont}</Markdown>
        </li>
      </ul>
      <h2>Accessibility</h2>
      <Markdown>{guide.access}</Markdown>
    </>
  );
}

/** What the stories of the component say in `parameters.keyboard`. */
function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rows = preparedMeta.parameters['keyboard'] as readonly KeyRow[] | undefined;
  if (!rows) return null;
  return (
    <>
      <h2>Keyboard</h2>
      {rows.length === 0 ? (
        <p>Nothing to operate.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Does</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([keys, does]) => (
              <tr key={keys + does}>
                <td>{keys}</td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
