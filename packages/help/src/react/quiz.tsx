import { lazy, Suspense } from 'react';
import { useTakenOver } from './use-taken-over.ts';

/** Pages that end with questions; the list that holds the questions comes with them. */
const WITH_QUIZ: readonly string[] = ['rqgl', 'dxqgl', 'tytzjc', 'yhgz', 'tysstqth'];

const Questions = lazy(async () => ({
  default: (await import('./quiz-questions.tsx')).QuizQuestions,
}));

/** The questions at the end of a page, where it has any. Drawn in the browser only: nobody answers them without it. */
export function Quiz({ page }: { page: string }) {
  const inBrowser = useTakenOver();
  if (!inBrowser || !WITH_QUIZ.includes(page)) return null;
  return (
    <Suspense>
      <Questions page={page} />
    </Suspense>
  );
}
