import { lazy, Suspense } from 'react';
import { useIsInBrowser } from '@courtside/shell/react';

/** Pages that end with questions; the list of the questions is loaded with them. */
const WITH_QUIZ: readonly string[] = ['rqgl', 'dxqgl', 'tytzjc', 'yhgz', 'tysstqth'];

const Questions = lazy(async () => ({
  default: (await import('./quiz-questions.tsx')).QuizQuestions,
}));

/** The questions at the end of a page, if it has any. Rendered in the browser only, as answers need scripts. */
export function Quiz({ page }: { page: string }) {
  const inBrowser = useIsInBrowser();
  if (!inBrowser || !WITH_QUIZ.includes(page)) return null;
  return (
    <Suspense>
      <Questions page={page} />
    </Suspense>
  );
}
