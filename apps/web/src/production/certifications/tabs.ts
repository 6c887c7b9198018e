/** The tabs of S1 §2; the second holds the form, also to correct. */
export const cardsHref = '/certifications';
export const addHref = '/certifications/addCertification';

/** The form over a certification. */
export const editHref = (id: string): string => `${addHref}?id=${encodeURIComponent(id)}`;
