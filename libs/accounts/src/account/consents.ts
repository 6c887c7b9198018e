/**
 * The versions of the texts that people agree to. Raise one whenever its text changes in substance. `terms` is the box
 * of the registration form: while no terms are written, it confirms the minimum age and nothing else.
 */
export const consentTexts = { terms: '2026-11-minimum-age', newsletter: '2026-11' } as const;
