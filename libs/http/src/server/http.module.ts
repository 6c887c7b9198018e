import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Commands, SendHandler } from './commands.ts';
import { HealthController } from './health.controller.ts';
import { ImageController } from './image.controller.ts';
import { Reads } from './reads.ts';

/** Makes the ports, `Commands` and `Reads` known to every module. */
@Global()
@Module({})
export class HttpModule {
  static with(ports: readonly Provider[]): DynamicModule {
    const tokens = ports.map((port) => (typeof port === 'function' ? port : port.provide));
    return {
      module: HttpModule,
      imports: [CqrsModule.forRoot()],
      controllers: [HealthController, ImageController],
      providers: [...ports, SendHandler, Commands, Reads],
      exports: [...tokens, Commands, Reads, CqrsModule],
    };
  }
}
