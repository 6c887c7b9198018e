export { certification } from './certification/certification.decider.ts';
export { certificationView } from './certification/certification.view.ts';
export { openCertificationReminders } from './certification-reminder/certification-reminders.ts';
export type { ReminderLetter, ReminderPorts } from './certification-reminder/due-reminders.ts';
export { demoCertifications, type CertifiedFarm, type DemoCertification } from './demo/certifications.ts';
export { demoPractices, type DemoPracticesStep } from './demo/practices.ts';
export { followedPractices } from './followed-practices/followed-practices.decider.ts';
export { followedPracticesView } from './followed-practices/followed-practices.view.ts';
export { production, ProductionModule, productionViews } from './production.module.ts';
