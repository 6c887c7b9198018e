/** What an enquiry can be about: an item, a produce, or the producer as such. */
export const relatableTypes = ['Item', 'Produce', 'Producer'] as const;
