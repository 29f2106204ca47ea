import { beforeEach } from 'vitest';

// Set-up of `npm test`: of each component its first story; the others are in the thorough run.
beforeEach(({ task, skip }) => {
  if (task.file.tasks[0] !== task) skip();
});
