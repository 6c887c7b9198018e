/** The addresses of a producer's work beside the finances, with the names of their screens in the shell's texts. */
export const workAreas = [
  ['/land', 'land'],
  ['/tasks', 'tasks'],
  ['/production-food', 'productionFood'],
  ['/best-practices', 'bestPractices'],
  ['/certifications', 'certifications'],
  ['/web-builder', 'webBuilder'],
  ['/put-to-market', 'putToMarket'],
] as const;
