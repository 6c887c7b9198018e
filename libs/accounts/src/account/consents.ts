/** The versions of the texts that people agree to. Raise one whenever its text changes in substance. */
export const consentTexts = { terms: '2026-11', newsletter: '2026-11' } as const;
